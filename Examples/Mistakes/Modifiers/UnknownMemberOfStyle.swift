import SwiftUI

struct Warning: View {
  var body: some View {
    VStack {
      HStack {
        ZStack {
          Text("Careful").foregroundStyle(.reddish)  // mistake: no member 'reddish'
          Text("Hot")
        }
      }
    }
  }
}
