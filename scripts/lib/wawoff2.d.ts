declare module 'wawoff2' {
  /** The TrueType file that was packed into this WOFF2. */
  export function decompress(packed: Uint8Array): Promise<Uint8Array>
}
