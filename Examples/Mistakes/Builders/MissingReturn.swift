import SwiftUI

struct Page: View {
  let names: [String]

  var body: some View {
    VStack {
      HStack {
        ForEach(names, id: \.self) { name in row(name) }
      }
    }
  }

  func row(_ name: String) -> some View {  // mistake: has no return statements in its body
    let title = name.uppercased()
    Text(title).padding()
  }
}
