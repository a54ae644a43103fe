internal import CanopyCore

// The people who use the app. On a desktop there is one; a server has many, who must not meet each other's windows.

extension RunningApp {
  /// Opens the first window of another person, such as a client of a server.
  package func openFirstWindow<Result>(_ open: (RunningApp) -> Result) -> Result {
    lastPerson += 1
    isPersonComing = true
    defer { isPersonComing = false }
    return open(self)
  }

  /// Returns the person for whom a window opens: the one who uses the opener.
  func person(opening opener: AppWindow?) -> Int {
    person(at: opener ?? frontWindow) ?? lastPerson
  }

  /// Returns the person who uses a window, or who is just coming; nil without one.
  private func person(at window: AppWindow?) -> Int? {
    isPersonComing ? lastPerson : window.flatMap(openWindow)?.person
  }

  /// Returns the windows of the person who uses a window; without one, all.
  func windowsOfPerson(at window: AppWindow?) -> [AppWindow] {
    guard let person = person(at: window) else { return windows }
    return openWindows.filter { $0.person == person }.map(\.window)
  }

  /// Returns the windows of a scene among those of the person who uses a window.
  func windows(of scene: SceneRecord, at window: AppWindow?) -> [AppWindow] {
    windowsOfPerson(at: window).filter { self.scene(of: $0) === scene }
  }

  /// Performs commands in a window, although another one may have the attention of another person.
  func act(in window: AppWindow, _ perform: () -> Void) {
    let outer = actingWindow
    actingWindow = window
    if let open = openWindow(window) { noteUse(of: open) }
    if shownFocusedValues !== focusedValues { valuesDidChange() }
    perform()
    actingWindow = outer
    if shownFocusedValues !== focusedValues { valuesDidChange() }
  }
}
