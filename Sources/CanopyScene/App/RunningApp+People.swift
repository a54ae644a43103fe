internal import CanopyCore

// The people who use the app. A desktop has one; a server has many, who must not see each other's windows.

extension RunningApp {
  /// Opens the first window for a new person, such as a client of a server.
  package func openFirstWindow<Result>(_ open: (RunningApp) -> Result) -> Result {
    lastPerson += 1
    isPersonComing = true
    defer { isPersonComing = false }
    return open(self)
  }

  /// Returns the person for whom a window opens, which is the person who uses the opener.
  func person(opening opener: AppWindow?) -> Int {
    person(at: opener ?? frontWindow) ?? lastPerson
  }

  /// Returns the person who uses a window, or who is just arriving, or nil if there is no window.
  private func person(at window: AppWindow?) -> Int? {
    isPersonComing ? lastPerson : window.flatMap(openWindow)?.person
  }

  /// Returns the windows of the person who uses a window, or all windows if `window` is nil.
  func windowsOfPerson(at window: AppWindow?) -> [AppWindow] {
    guard let person = person(at: window) else { return windows }
    return openWindows.filter { $0.person == person }.map(\.window)
  }

  /// Returns the windows of a scene that belong to the person who uses a window.
  func windows(of scene: SceneRecord, at window: AppWindow?) -> [AppWindow] {
    windowsOfPerson(at: window).filter { self.scene(of: $0) === scene }
  }

  /// Performs commands in a window, even if a different person's window is frontmost.
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
