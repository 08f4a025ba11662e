import {
  type ApplicationAction,
  type OfficerAction,
  officerActionDescriptions,
  officerActions,
  ownershipActions,
  type RequiredInput,
  transitions,
} from '@eksport/domain'

const rowsOf = (action: OfficerAction) => transitions.filter(({ event }) => event === action)

/** The officer's actions among what the server offers now, in the order of their buttons. */
export function offeredActions(actions: readonly ApplicationAction[]): OfficerAction[] {
  return officerActions.filter((action) => actions.includes(action))
}

/** What an action must say, as the status table has it. */
export function requiredInputs(action: OfficerAction): readonly RequiredInput[] {
  return [...new Set(rowsOf(action).flatMap(({ requires }) => requires ?? []))]
}

/** Whether an action waits until each finding has been looked at. */
export function needsAssessment(action: OfficerAction): boolean {
  return rowsOf(action).some(({ checks }) => checks?.includes('manualFindingsConfirmed'))
}

/** The action behind a key, if it is offered. */
export function actionOfKey(key: string, offered: readonly OfficerAction[]): OfficerAction | undefined {
  return offered.find((action) => officerActionDescriptions[action].key === key.toLowerCase())
}

/** [ACT-05] Acts that change whose the case is and that stand beside its owner; taking over stands among the acts that decide. */
const besideOwner: readonly OfficerAction[] = ownershipActions.filter((act) => act !== 'take-over')

export const headActs = (acts: readonly OfficerAction[]): readonly OfficerAction[] =>
  acts.filter((act) => besideOwner.includes(act))

export const barActs = (acts: readonly OfficerAction[]): readonly OfficerAction[] =>
  acts.filter((act) => !besideOwner.includes(act))
