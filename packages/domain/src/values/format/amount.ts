import { largestNumber } from '@eksport/forms'
import { z } from 'zod'

/** A number that a form asks for, as it is sent and stored. */
export const amountSchema = z.number().min(-largestNumber).max(largestNumber)

/** Whether a number is one that a form can ask for: what JSON reads as infinite is none. */
export const isAmount = (value: number): boolean => Math.abs(value) <= largestNumber
