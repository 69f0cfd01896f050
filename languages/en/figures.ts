/** Analytics & Metrics. */
export const figures = { title: 'Analytics = {} Metrics' }
