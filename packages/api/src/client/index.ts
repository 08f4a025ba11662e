export { ApiError } from './api-error.ts'
export { type ApiClient, type CallOptions, type ClientOptions, createClient } from './create-client.ts'
