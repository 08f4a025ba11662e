import type { ApplicationDocument } from '../db/application-document.ts'

/**
 * [ACT-05] A document without what its exporter did not state: who handles it, when a partner authority fetched it, and
 * what was recorded about paper.
 */
export function statements({
  caseworker: _caseworker,
  caseOffice: _office,
  electronicallyRetrievedTime: _retrieved,
  originalPaper: _paper,
  paperFate: _fate,
  returnAgreement: _agreement,
  ...stated
}: ApplicationDocument) {
  return stated
}
