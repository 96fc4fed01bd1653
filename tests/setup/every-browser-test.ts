import './browser-gaps'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Two cores may be shared with a build: a slow machine is no failure.
configure({ asyncUtilTimeout: 5_000 })
