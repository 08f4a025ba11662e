import type { ApplicationDocument } from '../db/application-document.ts'

/** [ACT-05] Who handled the earlier one or where it waited, and when a partner fetched it, is nothing that an exporter stated. */
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
