import CanopyCore
import CanopyStyle
import SwiftUI

/// A row that shows something from the environment.
struct ReaderRow: View {
  let number: Int
  @Environment(\.theme) private var theme

  init(number: Int) { self.number = number }

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = (Probe.seen &+= theme)
    Text(verbatim: "R\(theme % 10)")
  }
}
