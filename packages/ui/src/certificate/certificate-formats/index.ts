export { CertificateFormats, type CertificateFormatsProps } from './certificate-formats.js'
