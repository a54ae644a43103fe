import CanopyCore
import SwiftUI

/// Sets the environment value that changes.
struct ThemedRoot<Content: SizedView>: View {
  let size: Int
  @State private var theme = 0

  init(size: Int) { self.size = size }

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = report()
    Content(size: size).environment(\.theme, theme)
  }

  private func report() {
    let theme = $theme
    Probe.setTheme = { theme.wrappedValue = $0 }
  }
}
