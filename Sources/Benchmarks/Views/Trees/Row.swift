import CanopyCore
import CanopyStyle
import SwiftUI

/// A row that depends on nothing but its number.
///
/// Its text is verbatim, as in all of these trees: looking up a translation is not what is measured.
struct Row: View {
  let number: Int

  var body: some View {
    let _ = Probe.bodyRan()
    Text(verbatim: "Row \(number)")
  }
}
