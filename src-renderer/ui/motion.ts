/** Whether things should stand still instead of moving, by the system's wish or the person's. */
export function isMotionReduced(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}
