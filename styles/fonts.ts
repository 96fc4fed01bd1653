import localFont from 'next/font/local'

// Served by our own origin, hashed and preloaded, with a fallback of the same metrics so that the text does not jump.
export const geist = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: true,
  fallback: ['system-ui', 'sans-serif'],
  variable: '--font-geist',
})
