import SwiftUI

struct Counter: View {
  @State private let count = 0  // mistake: @State can only be attached to 'var'

  var body: some View {
    VStack {
      HStack {
        Text("Count")
      }
    }
  }
}
