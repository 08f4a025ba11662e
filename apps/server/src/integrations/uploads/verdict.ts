/** Why a file is refused after parsing. */
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

/** Active parts that were removed from a document; `link` leads to an address when clicked. */
export const activeParts = ['script', 'xfa', 'files', 'link'] as const

export type ActivePart = (typeof activeParts)[number]

/** The file to keep, or why it is refused. */
export type Cleaned =
  | { readonly verdict: 'readable'; readonly content: Uint8Array; readonly removed: readonly ActivePart[] }
  | { readonly verdict: Fault }

export const refused = (verdict: Fault): Cleaned => ({ verdict })
