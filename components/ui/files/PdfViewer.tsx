import dynamic from 'next/dynamic'

// pdf.js is large, so it is loaded with the first document.
export const PdfViewer = dynamic(() => import('./PdfPages').then((module) => module.PdfPages), { ssr: false })
