/** Vite's address of a file: in a build it has a hash in it, so that it can be kept for a year. */
declare module '*?url' {
  const address: string;
  export default address;
}
