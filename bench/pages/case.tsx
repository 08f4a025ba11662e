import '@eksport/ui/styles.css'
import type { Application, CodeLabels, Message } from '@eksport/domain'
import { anApplication, aProductLine } from '@eksport/domain/testing'
import { ApplicationDetail } from '@eksport/ui/certificate/application-detail'
import { MessageThread } from '@eksport/ui/certificate/message-thread'
import { ProductLineCard } from '@eksport/ui/certificate/product-line-card'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { stage } from './contract.ts'

const labels: CodeLabels = { label: (_list, code) => code }

/** A hundred lines, as many as anybody has sent; every tenth has another weight than before. */
const lines = (weight: number) =>
  Array.from({ length: 100 }, (_, index) =>
    aProductLine({ id: `l${index}`, species: `${index}`, netWeight: index % 10 === 0 ? weight : 500 }),
  )
const application: Application = anApplication({ productLines: lines(1000) })
const original: Application = anApplication({
  productLines: lines(900),
  transport: {
    ...application.transport,
    flightNumber: 'XX010',
    placeOfLoading: 'Bergen',
    containers: [{ number: 'NO1' }],
  },
})

const messages = Array.from(
  { length: 500 },
  (_, index): Message => ({
    id: `m${index}`,
    messageType: 'APPLICATION_CLARIFICATION_REQUEST',
    message: `Melding ${index}. Kan dere bekrefte at containeren ble byttet, og sende ny pakkliste?`,
    createdTime: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
    sender: { role: index % 2 === 0 ? 'BEHANDLER' : 'INNSENDER', name: 'Saksbehandler 7' },
    attachments: [],
  }),
)

const detail = (before?: Application) => (
  <ApplicationDetail
    application={application}
    viewpoint="BEHANDLER"
    labels={labels}
    {...(before && { original: before })}
  />
)

const scenes: Record<string, () => ReactElement> = {
  undiffed: () => detail(),
  diffed: () => detail(original),
  messages: () => <MessageThread messages={messages} viewer="BEHANDLER" defaultExpanded />,
  cards: () => (
    <>
      {lines(1000).map((line, index) => (
        <ProductLineCard key={line.id} line={line} index={index + 1} labels={labels} />
      ))}
    </>
  ),
}

/** The same elements as the cards, as a page without components would write them. */
let cardsAsText = ''

declare global {
  interface Window {
    casePage: { mount(scene: string): void; unmount(): void }
  }
}

let root: Root | undefined
window.casePage = {
  mount(scene) {
    if (scene === 'cards as html') {
      stage().innerHTML = cardsAsText
      return
    }
    const element = scenes[scene]
    if (!element) throw new Error(`There is no scene '${scene}'`)
    const mounted = createRoot(stage())
    root = mounted
    flushSync(() => mounted.render(element()))
    if (scene === 'cards') cardsAsText = stage().innerHTML
  },
  unmount() {
    root?.unmount()
    root = undefined
    stage().innerHTML = ''
  },
}
