/**
 * A numbered box on a page of the certificate: its position in points from the top left corner, pages counted from one.
 */
export interface CertificateBox {
  readonly no: string
  /** In English, as on every certificate. */
  readonly caption: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Content that does not fit in the box is in a `schedule`. */
  readonly state: 'filled' | 'empty' | 'schedule'
  /** Whether the form requires an answer that is missing. */
  readonly missing: boolean
  /** Whether the content differs from before. */
  readonly changed: boolean
  /** The paths of the answers that fill it. */
  readonly paths: readonly string[]
}

/** A certificate as it would be printed: one picture per page, and the positions of its boxes. */
export interface CertificateDrawing {
  /** Size of a page in points. */
  readonly width: number
  readonly height: number
  /** SVG sources. */
  readonly pages: readonly string[]
  readonly boxes: readonly CertificateBox[]
}

/** Whether the drawing is up to date or being made, or why there is none. */
export type CertificatePaneState = 'drawn' | 'drawing' | 'waiting' | 'failed' | 'busy' | 'offline'
