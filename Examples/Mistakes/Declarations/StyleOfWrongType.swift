import SwiftUI

struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.bold().opacity(configuration.isPresed ? 0.5 : 1)  // mistake: no member 'isPresed'
  }
}
