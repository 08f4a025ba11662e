import type { Application } from '../../application/application.ts'
import type { Instant } from '../../values/format/schemas.ts'
import { today } from '../../values/office-time/oslo.ts'

type Numbered = Pick<Application, 'referenceNumber' | 'certificateTemplate' | 'submittedDateTime'>

/**
 * `year-template-reference`, the same for all issues. The year is that of the submission: a certificate that is sent in
 * December and printed in January keeps its number.
 */
export function certificateNumber(application: Numbered, now: Instant): string {
  const year = today(application.submittedDateTime ?? now).slice(0, 4)
  return [year, application.certificateTemplate, application.referenceNumber].join('-')
}

/** [CRT-09] The number of one issue: the certificate's number, then the issue. */
export const issueNumber = (number: string, issue: number): string => `${number}-${issue}`

/** A certificate's number, with the issue where that was given. */
export interface CertificateNumber {
  readonly number: string
  readonly issue?: number
}

/** [CRT-09] Parses a number as people read it, `2026-<template>-4007-1`, with or without the issue; undefined for any other text. */
export function readCertificateNumber(text: string): CertificateNumber | undefined {
  const [, number, issue] = /^(\d{4}-\d+(?:\.\d+)+-\d{1,10})(?:-(\d{1,4}))?$/.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  return issue === undefined ? { number } : { number, issue: Number(issue) }
}
