export type { CertificateBox, CertificateDrawing, CertificatePaneState } from './certificate-drawing.js'
export { CertificatePane, type CertificatePaneProps } from './certificate-pane.js'
