export { createReceivingAuthorities, type ReceiverAnswer, type ReceivingAuthorities } from './receiving-authorities.ts'
