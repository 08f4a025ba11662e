/** Why a file is not taken in, found when it was read as what it says it is. */
export const faults = [
  'unreadable',
  'encrypted',
  'too-many-pages',
  'too-many-pixels',
  'unpacks-too-large',
  'signed-and-active',
  'form-not-drawn',
] as const

export type Fault = (typeof faults)[number]

/** What a document held that does something, and was taken out of it: `link` leads to an address that a reader clicks. */
export const activeParts = ['script', 'xfa', 'files', 'link'] as const

export type ActivePart = (typeof activeParts)[number]

/** A file as it is kept, or why it is not. */
export type Cleaned =
  | { readonly verdict: 'readable'; readonly content: Uint8Array; readonly removed: readonly ActivePart[] }
  | { readonly verdict: Fault }

export const refused = (verdict: Fault): Cleaned => ({ verdict })
