import SwiftUI

struct Page: View {
  let names: [String]

  var body: some View {
    VStack {
      HStack {
        ZStack {
          for name in names {  // mistake: closure containing control flow statement cannot be used with result builder
            Text(name).padding()
          }
        }
      }
    }
  }
}
