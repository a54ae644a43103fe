import HostTestSupport

/// The app for tests in a process of its own.
///
/// - Parameters:
///   - page: What its window shows.
///   - display: The display of the window; nil to draw a picture into the folder.
///   - settings: Settings of GTK, as its file has them.
///   - session: The session with assistive technologies; nil for none.
///   - variables: More environment variables.
func startTestApp(
  _ page: String = "controls", on display: XDisplay?, settings: [String] = [], session: DesktopSession? = nil,
  variables more: [String: String] = [:]
) throws -> TestProgram {
  var variables = session?.variables ?? [:]
  for (name, value) in more { variables[name] = value }
  variables["TEST_PAGE"] = page
  if let display { variables["DISPLAY"] = display.name }
  return try TestProgram(
    "WindowTestApp", display == nil ? ["--host", "png", "--output", "."] : ["--host", "gtk"], variables: variables,
    settings: settings)
}
