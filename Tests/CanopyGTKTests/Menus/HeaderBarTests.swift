import Testing

@testable import CanopyGTK

struct HeaderBarTests {
  @Test(arguments: [
    ("GNOME", true), ("ubuntu:GNOME", true), ("GNOME-Flashback:GNOME", true), ("Pantheon", true), ("KDE", false),
    ("XFCE", false), ("X-Cinnamon", false),
  ])
  func desktopThatSaysItsNameDecides(desktop: String, hasOne: Bool) {
    // GTK says yes on Wayland, whatever the desktop is.
    for dialogsHaveOne in [true, false] {
      #expect(HeaderBar.isUsual(dialogsHaveOne: dialogsHaveOne, desktop: desktop) == hasOne)
    }
  }

  @Test(arguments: [nil, ""]) func elsewhereWindowsHaveWhatTheDialogsOfGTKHave(desktop: String?) {
    #expect(HeaderBar.isUsual(dialogsHaveOne: true, desktop: desktop))
    #expect(!HeaderBar.isUsual(dialogsHaveOne: false, desktop: desktop))
  }
}
