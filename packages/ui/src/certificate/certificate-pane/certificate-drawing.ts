/** A numbered box of a certificate on its page: a place in points from the upper left corner, pages counted from one. */
export interface CertificateBox {
  readonly no: string
  /** In English, as every certificate has it. */
  readonly caption: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** What does not fit in a box stands in a `schedule`. */
  readonly state: 'filled' | 'empty' | 'schedule'
  /** Whether it waits for an answer that the form requires. */
  readonly missing: boolean
  /** Whether it says something else than before. */
  readonly changed: boolean
  /** The answers that fill it. */
  readonly paths: readonly string[]
}

/** A certificate as it would be printed: a picture a page, and where its boxes stand. */
export interface CertificateDrawing {
  /** Size of a page in points. */
  readonly width: number
  readonly height: number
  /** SVG. */
  readonly pages: readonly string[]
  readonly boxes: readonly CertificateBox[]
}

/** What there is to be seen: a drawing that is up to date, one that is made, or why there is none now. */
export type CertificatePaneState = 'drawn' | 'drawing' | 'waiting' | 'failed' | 'busy' | 'offline'
