export type {
  Audience,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from './define-endpoint.ts'
