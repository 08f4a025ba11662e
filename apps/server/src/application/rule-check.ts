import { checkRules, type RuleContext, today, type ValidationResult } from '@eksport/domain'
import { relevantDocument, templateOf } from '@eksport/domain/templates'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { documentLookups } from '../reference-data/document-lookups.ts'
import { Refusal } from '../refusals/refusal.ts'

type Registers = Required<Pick<RuleContext, 'establishments' | 'labels' | 'speciesGroup'>>

function collect(data: ReferenceData): Registers {
  const lookups = documentLookups(data)
  const groups = new Map(data.species.map(({ code, group }) => [code, group]))
  const lists: ReadonlySet<string> = new Set(Object.keys(data))
  const isOurs = (list: string): list is Parameters<typeof lookups.name>[0] => lists.has(list)
  return {
    establishments: new Map(
      data.establishments.map(({ approvalNumber, name, address, approvedFrom, approvedTo }) => [
        approvalNumber,
        {
          name,
          ...(address === undefined ? {} : { address }),
          ...(approvedFrom === undefined ? {} : { approvedFrom }),
          ...(approvedTo === undefined ? {} : { approvedTo }),
        },
      ]),
    ),
    speciesGroup: (species) => groups.get(species),
    // Rules name code lists as the forms do; a list that is not ours has no words.
    labels: (list, code) => (isOurs(list) ? lookups.name(list, code) : undefined),
  }
}

const collected = new WeakMap<ReferenceData, Registers>()

function registersOf(data: ReferenceData): Registers {
  const known = collected.get(data) ?? collect(data)
  collected.set(data, known)
  return known
}

/** What is checked: a stored application, or answers on their way. */
type Checked = Omit<
  ApplicationDocument,
  'sender' | Exclude<keyof ApplicationDocument, keyof Parameters<typeof checkRules>[0]>
> &
  Partial<Pick<ApplicationDocument, 'applicationStatus' | 'certificateTemplateVersion'>>

/** [RUL-01] [CRT-02] The rule check with the registers of this moment, of what the form asks now. Without a definition of the template an officer must look. */
export function checkStored(data: ReferenceData, application: Checked, now: Date): ValidationResult {
  const template = templateOf(application)
  if (template === undefined) return { errors: [], needsManualProcessing: true }
  return checkRules(relevantDocument(application), {
    rules: template.rules,
    today: today(now.toISOString()),
    ...registersOf(data),
  })
}

/** Critical findings stop the application, each with its own words. */
export function refuseCritical({ errors }: ValidationResult): void {
  if (errors.some(({ severity }) => severity === 'CRITICAL')) throw new Refusal('RULES_BROKEN', { findings: errors })
}
