/* global __dirname */
const { join } = require('node:path')
const { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } = require('next/constants')
const {
  COMMON_HEADERS,
  CONTENT_SECURITY_POLICY,
  SCRIPT_POLICY,
  STRICT_TRANSPORT,
  pagePolicy,
} = require('./server/http/security-headers.ts')

/** @type {import('next').NextConfig} */
const config = {
  // Two servers of one checkout (a second developer's, a test's) must not share a build folder.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  experimental: {
    // Nothing reads them, and without them a build takes 40 % less time (docs/adr/0571).
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    // Fewer, larger scripts (docs/adr/0568).
    turbopackChunking: {
      minChunkSize: 150_000,
      maxMergeChunkSize: 600_000,
      maxChunkCountPerGroup: 8,
      requestCost: 1_000_000,
      firstPageLoadPriority: 1,
    },
  },
  poweredByHeader: false,
  // `npm test` and `npm run check` hold the types with tsc; a build that did so again would take half as long again.
  typescript: { ignoreBuildErrors: true },
  // The API accepts its paths with and without a trailing slash; Next must not redirect them.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    '@sentry/nextjs',
    '@react-email/render',
    '@zxcvbn-ts/language-common',
    '@cantoo/pdf-lib',
    'pg',
    'pg-boss',
    'drizzle-orm',
    '@node-rs/argon2',
    'flydrive',
    'nodemailer',
    'pdfkit',
    'pino',
    'sharp',
  ],
  async rewrites() {
    return [{ source: '/monitoring', destination: '/api/monitoring' }]
  },
}

/** On pages, files and what Next answers by itself; the API says its own (server/http/security-headers.ts). */
function headersOf(development) {
  const policy = {
    key: CONTENT_SECURITY_POLICY,
    value: pagePolicy({
      development,
      apiUrl: process.env.NEXT_PUBLIC_API_URL,
      analytics: Boolean(process.env.NEXT_PUBLIC_ANALYTICS_ID),
    }),
  }
  return [
    { source: '/:path*', headers: [...COMMON_HEADERS, policy] },
    // The width that pages are rendered for (services/browser/page-width.rules.ts).
    { source: '/:page(platform.*)?', headers: [{ key: 'Accept-CH', value: 'Sec-CH-Viewport-Width' }] },
    { source: '/_next/static/:path*', headers: [{ key: CONTENT_SECURITY_POLICY, value: SCRIPT_POLICY }] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [STRICT_TRANSPORT],
    },
  ]
}

module.exports = async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) {
    const { sealPolicy } = await import('./scripts/csp.mjs')
    sealPolicy(join(__dirname, config.distDir))
  }
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER
  return {
    ...config,
    // Component names in class names are for developers; Next would also write them into what production serves.
    compiler: { styledComponents: { displayName: isDevelopment } },
    headers: async () => headersOf(isDevelopment),
  }
}
