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

/** The officer's actions that the server offers now, in the order of their buttons. */
export function offeredActions(actions: readonly ApplicationAction[]): OfficerAction[] {
  return officerActions.filter((action) => actions.includes(action))
}

/** The inputs that an action requires, from the status table. */
export function requiredInputs(action: OfficerAction): readonly RequiredInput[] {
  return [...new Set(rowsOf(action).flatMap(({ requires }) => requires ?? []))]
}

/** Whether an action requires every finding to be confirmed first. */
export function needsAssessment(action: OfficerAction): boolean {
  return rowsOf(action).some(({ checks }) => checks?.includes('manualFindingsConfirmed'))
}

/** The offered action with this shortcut; undefined if there is none. */
export function actionOfKey(key: string, offered: readonly OfficerAction[]): OfficerAction | undefined {
  return offered.find((action) => officerActionDescriptions[action].key === key.toLowerCase())
}

/** [ACT-05] Actions that change the owner of a case, shown beside the owner; taking over is shown with the decisions. */
const besideOwner: readonly OfficerAction[] = ownershipActions.filter((act) => act !== 'take-over')

export const headActs = (acts: readonly OfficerAction[]): readonly OfficerAction[] =>
  acts.filter((act) => besideOwner.includes(act))

export const barActs = (acts: readonly OfficerAction[]): readonly OfficerAction[] =>
  acts.filter((act) => !besideOwner.includes(act))
