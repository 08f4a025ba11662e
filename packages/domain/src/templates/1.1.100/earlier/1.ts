import { generalRequirements, requirementsOf } from '../../../documents/sections/declarations.ts'
import { defineTemplate } from '../../certificate-template.ts'
import { preInformationStep } from '../../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../../steps/common-steps.ts'
import { certificate, productLines, recipient } from '../template.ts'
import { transportWith } from '../transport.ts'

const transport = transportWith(generalRequirements(requirementsOf(certificate.id)))

/**
 * Version 1, no longer in use: the exporter's declaration referred to the requirements by the number of the certificate only. Its
 * other questions were never published, and are those of version 2 here.
 */
export const template = defineTemplate({
  ...certificate,
  version: 1,
  steps: [preInformationStep, senderStep, recipient, controlStep, transport, productLines, retrievalStep, summaryStep],
})
