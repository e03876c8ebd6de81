/**
 * Runs inside the document right after its rendered views; standalone, because its text is inlined.
 * The server writes hours of UTC: these become those of the zone that the page shows times in, before
 * they are painted and as the views then find them. A clock of twelve hours is for the views to write.
 */
export function setHours(): void {
  const { clock, zone } = document.documentElement.dataset;
  if (clock === '12') return;
  for (const element of document.querySelectorAll('time')) {
    if (/^\d\d:\d\d$/.test(element.textContent)) {
      const date = new Date(element.dateTime);
      // Etc/GMT-3 is three hours ahead.
      const ahead = zone ? -Number(zone.slice(7)) * 60 : -date.getTimezoneOffset();
      date.setTime(date.getTime() + ahead * 60_000);
      element.textContent = date.toISOString().slice(11, 16);
    }
  }
}
