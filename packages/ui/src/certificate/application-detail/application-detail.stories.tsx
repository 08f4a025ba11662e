import type { Message } from '@eksport/domain'
import { anApplication, aProductLine, aWildCaughtLine } from '@eksport/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sampleOriginal, sampleReplacement } from '../../testing/sample-changes.js'
import { sampleLabels } from '../../testing/sample-labels.js'
import { samplePdf } from '../../testing/sample-pdf.js'
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
    containers: [{ number: 'TEST1004039', seals: [{ number: 'NO004039' }, { number: 'NO004040' }] }],
    totalGrossWeight: 18_250,
  },
  productLines: [aProductLine(), aWildCaughtLine()],
  fees: [{ amount: 375 }, { amount: 875 }],
  attachments: [attachment('a1', 'pakkliste.pdf', 214_000), attachment('a2', 'konnossement.pdf', 1_240_000)],
})

const meta = {
  title: 'Certificates/ApplicationDetail',
  id: 'case-applicationdetail',
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

/** A replacement: no last control, and a link to the original. */
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
/** More than ten lines are collapsed to their heads; an arrow expands one, a button expands all. */
export const ManyLines: Story = {
  args: {
    sections: ['productLines'],
    application: anApplication({
      productLines: Array.from({ length: 14 }, (_, index) => aProductLine({ id: `l${index}`, netWeight: 100 + index })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Partinummer')).toBeNull()
    const unfold = canvas.getByRole('button', { name: 'Vis alle fakta varelinje 2, Laks' })
    unfold.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByText('Partinummer')).toHaveLength(1)
    await expect(canvas.getByText('Partinummer')).toBeVisible()
    // At another width other lines are drawn, none of them expanded or focused: pictures of all widths show them so.
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Partinummer')).toBeNull()
    unfold.blur()
  },
}

/** A replacement compared with the certificate that it replaces: forty changes, each reachable by keyboard. */
export const FortyChanges: Story = {
  args: {
    application: sampleReplacement,
    original: sampleOriginal,
    viewpoint: 'BEHANDLER',
    archiveHref: 'https://arkiv.example/sak/204001',
  },
  parameters: { size: 'sm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = canvas.getByRole('region', { name: 'Endringer' })
    await expect(within(summary).getByRole('heading', { name: '40 endringer' })).toBeVisible()
    within(summary).getByRole('button', { name: /Neste/ }).focus()
    await userEvent.keyboard('nn')
    await expect(within(summary).getByText('2 av 40')).toBeVisible()
    await userEvent.keyboard('p')
    await expect(within(summary).getByText('1 av 40')).toBeVisible()
    await expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(1)
    await expect(within(summary).getByRole('button', { name: /Neste/ })).toHaveFocus()
  },
}

/** Only what changed: sections, facts and lines without a change are hidden until the switch is turned off. */
export const OnlyChanges: Story = {
  args: { ...FortyChanges.args, defaultOnlyChanges: true },
  parameters: { size: 'sm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Søknadsformat')).toBeNull()
    const only = canvas.getByRole('switch', { name: 'Vis bare endringer' })
    await userEvent.click(only)
    await waitFor(() => expect(canvas.getAllByText('Søknadsformat').length).toBeGreaterThan(0))
    await userEvent.click(only)
  },
}

/** As the exporter sees it, in the roomy density. */
export const ExporterChanges: Story = { args: { ...FortyChanges.args, viewpoint: 'INNSENDER' } }

/** The same application, sent again without changes. */
export const NoChanges: Story = { args: { original: application } }

/** One of two identical lines was removed: one is unchanged, the other 'Slettet'. */
export const OneOfTwoTwinsRemoved: Story = {
  args: {
    application: { ...application, productLines: [aProductLine({ id: 'b' })] },
    original: { ...application, productLines: [aProductLine({ id: 'a' }), aProductLine({ id: 'b' })] },
    sections: ['productLines'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Slettet')).toHaveLength(1)
    await expect(within(canvasElement).getAllByRole('rowheader', { name: /^Varelinje/ })).toHaveLength(2)
  },
}

/**
 * The species and the weight of a line were edited: with `likelyChanges` it is shown as one line that probably changed.
 */
export const LikelyChange: Story = {
  args: {
    application: { ...application, productLines: [aProductLine({ species: '713', netWeight: 12_000 })] },
    original: { ...application, productLines: [aProductLine()] },
    likelyChanges: true,
    sections: ['productLines'],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Trolig endret')).toBeVisible()
    await expect(within(canvasElement).getByRole('heading', { name: '2 endringer' })).toBeVisible()
  },
}

const long =
  'Nordvestlandets Sjømatproduksjons- og Eksportsamvirke for Pelagiske Arter, avdeling Fryselager og Logistikk AS'

/** Names and addresses that are wider than their column. */
export const VeryLongNames: Story = {
  args: {
    application: {
      ...application,
      consignor: { ...application.consignor, organisationName: long },
      sender: {
        submittingApplicant: { organisationNumber: '310000043', organisationName: long },
        contactPerson: {
          firstName: 'Kontakt',
          lastName: 'Salg-og-Logistikkavdelingen',
          phoneNumber: '+4700000009',
          email: 'eksport.pelagisk.nordvestlandet.fryselager@samvirket.midnattsol.testlaks.example',
        },
      },
      recipient: { consignee: { name: long, address: long, city: 'Shanghai', country: 'CN' } },
    },
  },
}

export const Loading: Story = { render: () => <ApplicationDetailSkeleton /> }
