import { applicationEntries, type FactEntry, type FactGroup } from '@eksport/domain'
import { isPathWithin, pathsMeet } from '@eksport/forms'
import type { DetailSectionId } from './detail-sections.js'

/** The id of a fact's element in the page. */
export const factElementId = (entry: Pick<FactEntry, 'id'>): string => `fakta-${entry.id}`

/** The id of a product line's element in the page, by its number. */
export const lineElementId = (number: number): string => `varelinje-${number}`

/** Prefix of the ids of the detail view's sections. */
export const sectionPrefix = 'seksjon'

const sections: Partial<Record<FactGroup, DetailSectionId>> = {
  sender: 'sender',
  recipient: 'recipient',
  control: 'control',
  transport: 'transport',
  goods: 'productLines',
  retrieval: 'retrieval',
  temperature: 'temperature',
  format: 'applicationFormat',
}

/** The elements that show an answer, the nearest first, and its fact; for goods the line, else the list of lines. */
export interface FactPlace {
  readonly elements: readonly string[]
  readonly entry: FactEntry | undefined
}

/** Where the detail view shows the first of several answers that it does show. */
export function factPlace(paths: readonly string[]): FactPlace | undefined {
  for (const path of paths) {
    if (isPathWithin(path, 'productLines')) {
      const index = /^productLines\.(\d+)\b/.exec(path)?.[1]
      const line = index === undefined ? [] : [lineElementId(Number(index) + 1)]
      return { elements: [...line, `${sectionPrefix}-productLines`], entry: undefined }
    }
    const entry = applicationEntries.find(({ facts }) => facts.some((fact) => pathsMeet(path, fact.path)))
    const section = entry && sections[entry.group]
    if (entry !== undefined && section !== undefined)
      return { elements: [factElementId(entry), `${sectionPrefix}-${section}`], entry }
  }
  return undefined
}

/** Scrolls to a fact and focuses it; to its section if the fact is not shown. */
export function leadToFact({ elements }: FactPlace): void {
  const element = elements.map((id) => document.getElementById(id)).find((found) => found !== null)
  if (element === undefined || element === null) return
  const wasFocusable = element.hasAttribute('tabindex')
  if (!wasFocusable) element.tabIndex = -1
  element.setAttribute('data-led', '')
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('data-led')
      if (!wasFocusable) element.removeAttribute('tabindex')
    },
    { once: true },
  )
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: element.matches('.eks-fact, .eks-detail-line') ? 'center' : 'start' })
}
