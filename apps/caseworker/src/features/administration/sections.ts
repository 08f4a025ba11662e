import { hasRight, type OfficerRight, type OfficerRole } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import {
  Banknote,
  type LucideIcon,
  MapPin,
  Megaphone,
  MessageSquareText,
  Scale,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import { administrationTexts as texts } from './administration.texts.ts'
import { staffTexts } from './staff.texts.ts'
import { writtenTextTexts } from './written-text.texts.ts'

interface AdministrationSection {
  readonly to: `/administrasjon${string}`
  readonly name: LocalizedText
  readonly icon: LucideIcon
  readonly right: OfficerRight
}

/** The pages of the administration, as they stand down its left side; each is offered to whoever has its right. */
export const sectionGroups = [
  {
    id: 'parameters',
    heading: texts.parameters,
    sections: [
      { to: '/administrasjon/kontorer', name: texts.offices, icon: MapPin, right: 'change-parameters' },
      { to: '/administrasjon/gebyrer', name: texts.fees, icon: Banknote, right: 'change-parameters' },
      { to: '/administrasjon/regler', name: texts.rules, icon: Scale, right: 'change-parameters' },
    ],
  },
  {
    id: 'operation',
    heading: texts.running,
    sections: [
      { to: '/administrasjon', name: texts.operation, icon: Megaphone, right: 'administer' },
      { to: '/administrasjon/tekster', name: writtenTextTexts.title, icon: MessageSquareText, right: 'keep-texts' },
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
] as const satisfies readonly {
  readonly id: string
  readonly heading: LocalizedText
  readonly sections: readonly AdministrationSection[]
}[]

/** The sections that an officer of these roles may open, first one first. */
export const sectionsFor = (roles: readonly OfficerRole[]) =>
  sectionGroups.flatMap(({ sections }) => sections.filter(({ right }) => hasRight(roles, right)))
