/** A number that stands on a certificate: that of all its issues, and of which one where that stands behind it. */
export interface CertificateNumber {
  readonly number: string
  readonly issue?: number
}

/** [CRT-09] What a person has before them, `2026-<template>-4007-1`, with or without the issue; nothing where it is no such number. */
export function readCertificateNumber(text: string): CertificateNumber | undefined {
  const [, number, issue] = /^(\d{4}-\d+(?:\.\d+)+-\d{1,10})(?:-(\d{1,4}))?$/.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  return issue === undefined ? { number } : { number, issue: Number(issue) }
}
