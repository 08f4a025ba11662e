export { Step, type StepProps, Stepper, type StepperProps, type StepState } from './stepper.js'
