const address = /(https?:\/\/[^\s<>"]+)/;

/** Plain text, with its addresses made into links as mail programs do. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, index) =>
    // Every second part is what the pattern took out.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text have nothing but their place
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
