import SwiftUI

struct Meeting: View {
  let start: Date

  var body: some View {
    Text("Running for \(Text(start, style: .timer))")
  }
}
