/** Vite's URL of a file. In a build it contains a hash, so the file can be cached for a year. */
declare module '*?url' {
  const url: string;
  export default url;
}

declare module '@phi-ag/argon2/argon2.wasm' {
  const compiled: WebAssembly.Module;
  export default compiled;
}

/** Vite's raw imports: the text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
