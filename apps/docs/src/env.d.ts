/// <reference types="astro/client" />
/// <reference types="vite/client" />

/** The form and the list of hits of Starlight's search; it has no types of its own. */
declare module '@pagefind/default-ui' {
  export class PagefindUI {
    constructor(options: object)
  }
}
