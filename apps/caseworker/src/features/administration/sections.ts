import { hasRight, type OfficerRight, type OfficerRole } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import {
  Banknote,
  Globe,
  Hourglass,
  type LucideIcon,
  MapPin,
  Megaphone,
  MessageSquareText,
  RefreshCw,
  Scale,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import { administrationTexts as texts } from './administration.texts.ts'
import { staffTexts } from './staff.texts.ts'
import { writtenTextTexts } from './written-text.texts.ts'

interface AdministrationSection {
  readonly to: `/administrasjon${string}` | '/jobber'
  readonly name: LocalizedText
  readonly icon: LucideIcon
  readonly right: OfficerRight
}

interface SectionGroup {
  readonly id: string
  readonly heading: LocalizedText
  readonly sections: readonly AdministrationSection[]
}

/** The pages of the administration in the order of its menu; each requires a right. */
const sectionGroups = [
  {
    id: 'parameters',
    heading: texts.parameters,
    sections: [
      { to: '/administrasjon/kontorer', name: texts.offices, icon: MapPin, right: 'change-parameters' },
      { to: '/administrasjon/gebyrer', name: texts.fees, icon: Banknote, right: 'change-parameters' },
      { to: '/administrasjon/regler', name: texts.rules, icon: Scale, right: 'change-parameters' },
      { to: '/administrasjon/frister', name: texts.periods, icon: Hourglass, right: 'change-parameters' },
      { to: '/administrasjon/mottakere', name: texts.receivers, icon: Globe, right: 'change-parameters' },
    ],
  },
  {
    id: 'operation',
    heading: texts.running,
    sections: [
      { to: '/administrasjon', name: texts.operation, icon: Megaphone, right: 'administer' },
      { to: '/administrasjon/tekster', name: writtenTextTexts.title, icon: MessageSquareText, right: 'keep-texts' },
      { to: '/jobber', name: texts.failedJobs, icon: RefreshCw, right: 'try-again' },
    ],
  },
  {
    id: 'access',
    heading: texts.access,
    sections: [
      { to: '/administrasjon/ansatte', name: staffTexts.title, icon: UsersRound, right: 'keep-officers' },
      { to: '/administrasjon/logg', name: texts.log, icon: ScrollText, right: 'read-log' },
    ],
  },
] as const satisfies readonly SectionGroup[]

/**
 * The groups that an officer with these roles may open. Failed jobs are also reached from the list, so the right to them alone does not
 * give access to the administration.
 */
export function sectionGroupsFor(roles: readonly OfficerRole[]) {
  const open = sectionGroups.flatMap((group) => {
    const sections = group.sections.filter(({ right }) => hasRight(roles, right))
    return sections.length === 0 ? [] : [{ ...group, sections }]
  })
  return open.some(({ sections }) => sections.some(({ to }) => to !== '/jobber')) ? open : []
}

/** The sections of these groups, in order. */
export const sectionsFor = (roles: readonly OfficerRole[]) =>
  sectionGroupsFor(roles).flatMap(({ sections }) => sections)
