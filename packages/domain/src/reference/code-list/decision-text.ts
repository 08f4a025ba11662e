/** What a decision letter takes from reference data: legal bases to choose among, and how to complain. */
export const decisionTextKinds = ['LEGAL_BASIS', 'COMPLAINT'] as const
