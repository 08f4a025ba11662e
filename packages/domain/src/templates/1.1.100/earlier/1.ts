import { generalRequirements, requirementsOf } from '../../../documents/sections/declarations.ts'
import { defineTemplate } from '../../certificate-template.ts'
import { preInformationStep } from '../../pre-information-step.ts'
import { controlStep, retrievalStep, senderStep, summaryStep } from '../../steps/common-steps.ts'
import { certificate, productLines, recipient } from '../template.ts'
import { transportWith } from '../transport.ts'

const transport = transportWith(generalRequirements(requirementsOf(certificate.id)))

/**
 * Version 1, out of use: the exporter answered for the requirements by the number of the certificate alone. What else it
 * asked is published nowhere, and stands here as in version 2.
 */
export const template = defineTemplate({
  ...certificate,
  version: 1,
  steps: [preInformationStep, senderStep, recipient, controlStep, transport, productLines, retrievalStep, summaryStep],
})
