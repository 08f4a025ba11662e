import type { Message } from '@eksport/domain'
import { anApplication, aProductLine, aWildCaughtLine } from '@eksport/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleLabels } from '../testing/sample-labels.js'
import { samplePdf } from '../testing/sample-pdf.js'
import { ApplicationDetail } from './application-detail.js'
import { ApplicationDetailSkeleton } from './application-detail-skeleton.js'

const messages: Message[] = [
  {
    id: 'm2',
    messageType: 'APPLICATION_CLARIFICATION_RESPONSE',
    message: 'Containeren ble byttet i Florø.',
    createdTime: '2026-11-20T09:12:00+01:00',
    sender: { role: 'INNSENDER', name: 'Kontakt Salg' },
    attachments: [],
  },
  {
    id: 'm1',
    messageType: 'APPLICATION_CLARIFICATION_REQUEST',
    message: 'Kan dere bekrefte containernummeret?',
    createdTime: '2026-11-20T08:31:00+01:00',
    sender: { role: 'BEHANDLER', name: 'Saksbehandler 7' },
    attachments: [],
  },
]
const attachment = (id: string, filename: string, size: number) => ({
  id,
  type: 'APPLICATION_ATTACHMENT' as const,
  filename,
  mimeType: 'application/pdf',
  size,
})

const application = anApplication({
  applicationStatus: 'UNDER_VURDERING',
  submittedDateTime: '2026-11-20T09:47:21+01:00',
  archiveCaseInfo: { caseNumber: '2026/204001', caseId: '204001' },
  caseworker: { id: 'sb7', name: 'Saksbehandler 7', office: 'KLOEFTA' },
  transport: {
    ...anApplication().transport,
    containerNumber: 'TEST1004039',
    sealNumber: 'NO004039',
    totalGrossWeight: 18_250,
  },
  productLines: [aProductLine(), aWildCaughtLine()],
  fees: [{ amount: 375 }, { amount: 875 }],
  attachments: [attachment('a1', 'pakkliste.pdf', 214_000), attachment('a2', 'konnossement.pdf', 1_240_000)],
})

const meta = {
  title: 'Case/ApplicationDetail',
  component: ApplicationDetail,
  args: {
    application,
    viewpoint: 'INNSENDER',
    labels: sampleLabels,
    template: {
      name: {
        nb: 'Kina, sunnhetsattest, kinesisk-engelsk',
        nn: 'Kina, sunnheitsattest, kinesisk-engelsk',
        en: 'China, health certificate',
      },
      veterinarianRequirement: 'REQUIRED',
    },
    messages,
    referenceHref: (reference) => `#${reference}`,
    fetchAttachment: async () => samplePdf(),
  },
} satisfies Meta<typeof ApplicationDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Exporter: Story = {}
export const Officer: Story = {
  args: { viewpoint: 'BEHANDLER', archiveHref: 'https://arkiv.example/sak/204001' },
  parameters: { size: 'sm' },
}
export const Draft: Story = { args: { application: anApplication(), messages: undefined } }

/** A replacement: no last control, and the way to the original. */
export const Replacement: Story = {
  args: {
    application: {
      ...application,
      applicationType: 'ERSTATNINGSSERTIFIKAT',
      originalApplicationReference: 4030,
      replacementInformation: {
        reasonForReplacement: 'Feil i innsendte opplysninger',
        consignmentLocation: { place: 'Under transport', country: 'TR' },
        methodOfReturn: 'Leveres ved henting av nytt sertifikat.',
        attachments: [attachment('r1', 'originalsertifikat-4030.pdf', 1_200_000)],
      },
    },
  },
}
export const Loading: Story = { render: () => <ApplicationDetailSkeleton /> }
