/** The paths of problem reports, apart from the others, which every page loads. */
export const reportPaths = {
  send: "/problem-report",
  list: "/operator/problem-reports",
  read: "/operator/problem-reports/:reference",
  delete: "/operator/problem-reports/:reference/delete",
} as const
