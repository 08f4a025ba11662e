/// <reference types="astro/client" />
/// <reference types="vite/client" />
