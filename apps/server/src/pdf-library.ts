import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
// biome-ignore lint/style/noRestrictedImports: the one place that names the library, and it loads only its types from there
import type * as Library from '@cantoo/pdf-lib'

/*
 * The library as the one file that it ships for browsers. Under its own name it is 344 small files, which cost a program 0.2
 * processor seconds to load; as one file they cost 0.06, and every file that is uploaded and every drawing child pays for it.
 * Whoever took it by its own name as well would have two libraries, and `instanceof` of one knows no object of the other.
 */
const require = createRequire(import.meta.url)
const library: typeof Library = require(join(dirname(require.resolve('@cantoo/pdf-lib')), '../dist/pdf-lib.min.js'))

export const {
  drawObject,
  EncryptedPDFError,
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  PDFTextField,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
  translate,
} = library

export type PDFArray = Library.PDFArray
export type PDFCheckBox = Library.PDFCheckBox
export type PDFDict = Library.PDFDict
export type PDFDocument = Library.PDFDocument
export type PDFFont = Library.PDFFont
export type PDFForm = Library.PDFForm
export type PDFObject = Library.PDFObject
export type PDFPage = Library.PDFPage
export type PDFRawStream = Library.PDFRawStream
export type PDFRef = Library.PDFRef
export type PDFTextField = Library.PDFTextField
